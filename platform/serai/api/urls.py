from django.urls import include, path, re_path
from drf_spectacular.views import SpectacularSwaggerView

from serai.api import games, me, my_data, people, play, record, seats, tables, talk, tokens
from serai.api.operation import endpoint
from serai.api.pages import Nothing, Schema

v1 = [
    path("games", endpoint(get=games.list_games)),
    path("games/<slug:slug>", endpoint(get=games.show_game)),
    path("games/<slug:slug>/rules", endpoint(get=games.show_rules)),
    path("games/<slug:slug>/messages", endpoint(get=games.show_messages)),
    path("guest", endpoint(post=me.come_in)),
    path("session", endpoint(get=me.show_session)),
    path("me", endpoint(get=me.show_me, patch=me.change_me, delete=me.close_me)),
    path("me/account", endpoint(post=me.become)),
    path("me/export", endpoint(get=my_data.export_me)),
    path("me/tables", endpoint(get=tables.list_my_tables)),
    path("me/tokens", endpoint(get=tokens.list_tokens, post=tokens.make_token)),
    path("me/tokens/<int:token>", endpoint(delete=tokens.revoke_token)),
    path("people/<slug:name>", endpoint(get=people.show_person)),
    path("people/<slug:name>/tables", endpoint(get=people.list_tables_of_person)),
    path("tables", endpoint(get=tables.list_tables, post=tables.open_a_table)),
    path("tables/<uuid:table>", endpoint(get=tables.show_table)),
    path("tables/<uuid:table>/seats", endpoint(post=seats.sit_down, delete=seats.leave_table)),
    path("tables/<uuid:table>/bots", endpoint(post=seats.seat_bot)),
    path("tables/<uuid:table>/bots/<int:seat>", endpoint(delete=seats.unseat_bot)),
    path("tables/<uuid:table>/start", endpoint(post=seats.start_game)),
    path("tables/<uuid:table>/preview", endpoint(post=play.try_actions)),
    path("tables/<uuid:table>/actions", endpoint(post=play.take_actions)),
    path("tables/<uuid:table>/resign", endpoint(post=play.resign_game)),
    path("tables/<uuid:table>/agreement", endpoint(post=play.agree_to_end)),
    path("tables/<uuid:table>/rematch", endpoint(post=play.play_again)),
    path("tables/<uuid:table>/events", endpoint(get=record.read_events)),
    path("tables/<uuid:table>/history", endpoint(get=record.read_history)),
    path("tables/<uuid:table>/export", endpoint(get=record.export_game)),
    path("tables/<uuid:table>/fairness", endpoint(get=record.show_fairness)),
    path("tables/<uuid:table>/chat", endpoint(get=talk.read_chat, post=talk.say_something)),
]

urlpatterns = [
    path("v1/", include(v1)),
    path("schema/", Schema.as_view(), name="api-schema"),
    path("schema.json", Schema.as_view(), {"format": "json"}),
    path("schema.yaml", Schema.as_view(), {"format": "yaml"}),
    path("docs/", SpectacularSwaggerView.as_view(url_name="api-schema"), name="api-docs"),
    re_path(r"^(?!v1/auth/)", Nothing.as_view()),  # allauth tells its doors by whether their addresses lead somewhere
]
