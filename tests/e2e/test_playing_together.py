"""People playing together: chat, the lobby, resigning, ending by agreement, and a rematch."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.e2e.play import TABLE, meet, open_table, play_against_bots


def test_two_people_chat(desktop, browsers):
    anna, bela = meet(desktop, browsers.new_page(), game="Haggle")
    for person in (anna, bela):
        expect(person.get_by_role("tab", name="Chat")).to_be_visible()
    anna.get_by_role("tab", name="Chat").click()
    send_message(anna, "Salaam!")
    expect(bela.get_by_role("tab", name="Chat")).to_have_text("Chat1")
    bela.get_by_role("tab", name="Chat").click()
    expect(bela.get_by_role("tab", name="Chat")).to_have_text("Chat")
    expect(bela.get_by_role("log", name="Chat")).to_contain_text("Salaam!")
    send_message(bela, "Peace, friend.")
    for person in (anna, bela):
        expect(person.get_by_role("log", name="Chat").get_by_role("paragraph")).to_contain_text(
            ["Salaam!", "Peace, friend."]
        )


def send_message(page, text):
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Write a message")).to_have_value("")


def test_the_lobby_can_be_filtered(desktop, browsers):
    visitor = browsers.new_page()
    visitor.goto("/lobby")
    rows = visitor.get_by_role("main").get_by_role("listitem")
    addresses = []
    for game in ("Byzanz", "Zanzibar"):
        open_table(desktop, game=game, seats=3)
        addresses.append(desktop.url)
    expect(rows).to_have_count(2)

    choose = visitor.get_by_role("group", name="Filter tables")
    choose.get_by_label("Game").select_option("Zanzibar")
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("Zanzibar")
    choose.get_by_label("Speed").select_option("live")
    expect(visitor.get_by_text("No tables are open right now.")).to_be_visible()
    choose.get_by_label("Speed").select_option("Any speed")
    choose.get_by_label("Ranked or casual").select_option("casual")
    expect(rows).to_have_count(1)
    choose.get_by_label("Ranked or casual").select_option("ranked")
    expect(rows).to_have_count(0)
    choose.get_by_label("Ranked or casual").select_option("Ranked and casual")
    choose.get_by_label("Game").select_option("All games")
    expect(rows).to_have_count(2)

    for address in addresses:
        desktop.goto(address)
        desktop.get_by_role("button", name="Leave the table").click()
    expect(rows).to_have_count(0)


def test_resigning_needs_a_confirmation(desktop):
    play_against_bots(desktop, game="Byzanz", seats=3)
    menu = desktop.get_by_text("Game", exact=True)
    menu.click()
    desktop.get_by_role("button", name="Resign").click()
    question = desktop.get_by_role("alertdialog")
    expect(question).to_contain_text("Resign?")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    expect(menu).to_be_focused()
    expect(desktop.get_by_role("list", name="Players").get_by_text("You")).to_be_visible()

    menu.click()
    desktop.get_by_role("button", name="Resign").click()
    question.get_by_role("button", name="Yes, resign").click()
    expect(desktop.get_by_role("log")).to_contain_text("resigns; a bot takes over.")


def test_a_game_is_ended_by_agreement_without_a_winner(desktop, browsers):
    anna, bela = meet(desktop, browsers.new_page(), game="Haggle")
    expect(anna.get_by_role("heading", name="Haggle")).to_be_visible()
    first, agreed = [person.get_by_role("region", name="Ending the game by agreement") for person in (anna, bela)]
    anna.get_by_text("Game", exact=True).click()
    anna.get_by_role("button", name="Propose to end the game").click()
    expect(first).to_contain_text("For ending the game now: You")
    expect(agreed).to_contain_text("Still to agree: You")
    first.get_by_role("button", name="Withdraw my vote to end the game").click()
    for region in (first, agreed):
        expect(region).to_have_count(0)
    bela.get_by_text("Game", exact=True).click()
    bela.get_by_role("button", name="Propose to end the game").click()
    first.get_by_role("button", name="Agree to end the game").click()
    for person in (anna, bela):
        expect(person.get_by_role("region", name="Result")).to_contain_text("no winner")
        expect(person.locator("[data-status]")).to_have_text("The game was ended by agreement.")
    table = urlsplit(anna.url).path
    anna.goto("/me")
    expect(anna.locator(f"main a[href='{table}']")).to_contain_text("ended by agreement")


def test_a_rematch_is_opened_with_the_same_people(desktop, browsers):
    anna, bela = meet(desktop, browsers.new_page(), game="Haggle")
    first = anna.url
    anna.get_by_text("Game", exact=True).click()
    anna.get_by_role("button", name="Propose to end the game").click()
    bela.get_by_role("button", name="Agree to end the game").click()
    for person in (anna, bela):
        expect(person.get_by_role("region", name="Result")).to_be_visible()
    for person in (anna, bela):
        person.get_by_role("button", name="Play again").click()
        person.wait_for_url(lambda url: url != first and TABLE.search(url) is not None)
    assert anna.url == bela.url
    expect(anna.get_by_role("region", name="Result")).to_have_count(0)
    for person in (anna, bela):
        person.get_by_role("log").wait_for()
