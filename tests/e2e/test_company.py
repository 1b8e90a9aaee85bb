"""People among themselves: talk, finding a table, giving up, and once more."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.play import TABLE, against_bots, meet, open_table


def test_two_people_talk(regular, watched):
    anna, bela = meet(regular, watched.somebody(), game="Haggle")
    for person in (anna, bela):
        expect(person.get_by_role("tab", name="Chat")).to_be_visible()
    anna.get_by_role("tab", name="Chat").click()
    say(anna, "Salaam!")
    expect(bela.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    bela.get_by_role("tab", name="Chat").click()
    expect(bela.get_by_role("tab", name="Chat")).to_have_text("Chat")
    expect(bela.get_by_role("log", name="Chat")).to_contain_text("Salaam!")
    say(bela, "Peace, friend.")
    for person in (anna, bela):
        expect(person.get_by_role("log", name="Chat").get_by_role("paragraph")).to_contain_text(
            ["Salaam!", "Peace, friend."]
        )


def say(page, words):
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Say something")).to_have_value("")


def test_the_lobby_shows_what_one_looks_for(regular, watched):
    seeker = watched.somebody()
    seeker.goto("/lobby")
    rows = seeker.get_by_role("main").get_by_role("listitem")
    addresses = []
    for game in ("Byzanz", "Zanzibar"):
        open_table(regular, game=game, seats=3)
        addresses.append(regular.url)
    expect(rows).to_have_count(2)

    choose = seeker.get_by_role("group", name="Show only")
    choose.get_by_label("Game").select_option("Zanzibar")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Zanzibar")
    choose.get_by_label("Clock").select_option("live")
    expect(seeker.get_by_text("No table is open right now.")).to_be_visible()
    choose.get_by_label("Clock").select_option("Any pace")
    choose.get_by_label("Ranked or friendly").select_option("friendly")
    expect(rows).to_have_count(1)
    choose.get_by_label("Ranked or friendly").select_option("ranked")
    expect(rows).to_have_count(0)
    choose.get_by_label("Ranked or friendly").select_option("Ranked and friendly")
    choose.get_by_label("Game").select_option("All games")
    expect(rows).to_have_count(2)

    for address in addresses:
        regular.goto(address)
        regular.get_by_role("button", name="Leave the table").click()
    expect(rows).to_have_count(0)


def test_nobody_resigns_by_a_slip(regular):
    against_bots(regular, game="Byzanz", seats=3)
    menu = regular.get_by_text("Game", exact=True)
    menu.click()
    regular.get_by_role("button", name="Resign").click()
    question = regular.get_by_role("alertdialog")
    expect(question).to_contain_text("Resign?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(menu).to_be_focused()
    expect(regular.get_by_role("list", name="Players").get_by_text("You")).to_be_visible()

    menu.click()
    regular.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Yes, resign").click()
    expect(regular.get_by_role("log")).to_contain_text("resigns; a bot plays on.")


def test_a_game_is_ended_together_and_nobody_has_won(regular, watched):
    anna, bela = meet(regular, watched.somebody(), game="Haggle")
    expect(anna.get_by_role("heading", name="Haggle")).to_be_visible()
    first, agreed = [person.get_by_role("region", name="Ending it together") for person in (anna, bela)]
    anna.get_by_text("Game", exact=True).click()
    anna.get_by_role("button", name="End it together?").click()
    expect(first).to_contain_text("For ending the game here: You")
    expect(agreed).to_contain_text("Still to agree: You")
    first.get_by_role("button", name="Take back the wish to end").click()
    for region in (first, agreed):
        expect(region).to_have_count(0)
    bela.get_by_text("Game", exact=True).click()
    bela.get_by_role("button", name="End it together?").click()
    first.get_by_role("button", name="Agree to end it").click()
    for person in (anna, bela):
        expect(person.get_by_role("region", name="Result")).to_contain_text("nobody has won")
        expect(person.locator("[data-now]")).to_have_text("The game was ended together.")
    table = urlsplit(anna.url).path
    anna.goto("/me")
    expect(anna.locator(f"main a[href='{table}']")).to_contain_text("ended together")


def test_once_more_with_the_same_people(regular, watched):
    anna, bela = meet(regular, watched.somebody(), game="Haggle")
    first = anna.url
    anna.get_by_text("Game", exact=True).click()
    anna.get_by_role("button", name="End it together?").click()
    bela.get_by_role("button", name="Agree to end it").click()
    for person in (anna, bela):
        expect(person.get_by_role("region", name="Result")).to_be_visible()
    for person in (anna, bela):
        person.get_by_role("button", name="Play again").click()
        person.wait_for_url(lambda url: url != first and TABLE.search(url) is not None)
    assert anna.url == bela.url
    expect(anna.get_by_role("region", name="Result")).to_have_count(0)
    for person in (anna, bela):
        person.get_by_role("log").wait_for()
