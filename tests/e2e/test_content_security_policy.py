"""Server-rendered pages work under the Content Security Policy, and injected scripts do not run."""

from playwright.sync_api import expect


def test_the_api_can_be_browsed_and_tried(page):
    page.goto("/api/docs/")
    expect(page.get_by_role("heading", name="Caravanserai")).to_be_visible()
    expect(page.locator(".opblock-summary-path", has_text="/api/v1/games").first).to_be_visible()


def test_the_admin_login_works(browsers):
    page = browsers.new_page()
    browsers.ignore_errors("404")  # the admin has no icon
    page.goto("/admin/login/")
    expect(page.get_by_label("Username")).to_be_visible()


def test_an_injected_script_does_not_run(browsers):
    page = browsers.new_page()
    page.goto("/")
    browsers.ignore_errors("Content Security Policy")
    page.evaluate(
        "document.body.append(Object.assign(document.createElement('script'), {text: 'window.injected = true'}))"
    )
    assert page.evaluate("window.injected") is None
