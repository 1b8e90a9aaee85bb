"""Pages that aren't the client's work under the policy too: no console has an error to tell."""

from playwright.sync_api import expect


def test_the_api_can_be_browsed_and_tried(page):
    page.goto("/api/docs/")
    expect(page.get_by_role("heading", name="Caravanserai")).to_be_visible()
    expect(page.locator(".opblock-summary-path", has_text="/api/v1/games").first).to_be_visible()


def test_staff_can_come_in(watched):
    page = watched.somebody()
    watched.forgive("404")  # the admin has no icon
    page.goto("/admin/login/")
    expect(page.get_by_label("Username")).to_be_visible()


def test_what_a_script_inside_would_do_is_not_done(watched):
    page = watched.somebody()
    page.goto("/")
    watched.forgive("Content Security Policy")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.gotIn = true'}))"
    )
    assert page.evaluate("window.gotIn") is None
