"""The paths of the REST API. Each path lists its operations by HTTP method (`core/operation.py`)."""

from django.urls import include, path, re_path
from drf_spectacular.views import SpectacularSwaggerSplitView

from serai.api import games, updates
from serai.api.accounts import friends, me, my_data, people, quiet_hours, relations, tokens
from serai.api.bots import advice, standing_orders
from serai.api.core.operation import endpoint
from serai.api.core.pages import Schema, UnknownPath
from serai.api.ladder import ladders, ratings
from serai.api.matchmaking import searches
from serai.api.moderation import decisions, reports
from serai.api.notices import invitations, mail_links, mail_preferences
from serai.api.tables import away, chat, listing, play, record, seats, tables, turns

v1 = [
    path("games", endpoint(get=games.list_games)),
    path("games/<slug:slug>", endpoint(get=games.show_game)),
    path("games/<slug:slug>/rules", endpoint(get=games.show_rules)),
    path("games/<slug:slug>/messages", endpoint(get=games.show_messages)),
    path("ladders/<slug:slug>", endpoint(get=ladders.read_ladder)),
    path("ladders/<slug:slug>/around-me", endpoint(get=ladders.read_ladder_around_me)),
    path("ladders/<slug:slug>/people", endpoint(get=ladders.find_on_ladder)),
    path("mail-links", endpoint(post=mail_links.open_mail_link)),
    path("guest", endpoint(post=me.sign_in_as_guest)),
    path("session", endpoint(get=me.show_session)),
    path("me", endpoint(get=me.show_me, patch=me.update_me, delete=me.delete_me)),
    path("me/membership", endpoint(post=me.become_member)),
    path("me/export", endpoint(get=my_data.export_my_data)),
    path("me/quiet-hours", endpoint(get=quiet_hours.show_quiet_hours, put=quiet_hours.set_quiet_hours)),
    path("me/vacations", endpoint(post=quiet_hours.book_vacation)),
    path("me/vacations/<int:vacation>", endpoint(delete=quiet_hours.end_vacation)),
    path("me/turns", endpoint(get=turns.list_my_turns)),
    path(
        "me/mail-preferences",
        endpoint(get=mail_preferences.show_mail_preferences, patch=mail_preferences.update_mail_preferences),
    ),
    path("me/tables", endpoint(get=listing.list_my_tables)),
    path("me/searches", endpoint(get=searches.list_my_searches, post=searches.start_search)),
    path("me/searches/<uuid:search>", endpoint(patch=searches.update_search, delete=searches.cancel_search)),
    path("me/tokens", endpoint(get=tokens.list_tokens, post=tokens.create_token)),
    path("me/tokens/<int:token>", endpoint(delete=tokens.revoke_token)),
    path("me/updates", endpoint(get=updates.show_updates)),
    path("me/name", endpoint(put=decisions.change_name)),
    path("me/decisions", endpoint(get=decisions.list_decisions)),
    path("me/decisions/<int:decision>/acknowledgement", endpoint(put=decisions.acknowledge_decision)),
    path("me/invitations", endpoint(get=invitations.list_invitations)),
    path("me/invitations/<uuid:table>", endpoint(delete=invitations.decline_invitation)),
    path("me/friends", endpoint(get=friends.list_friends)),
    path("me/friends/<slug:name>", endpoint(put=friends.add_friend, delete=friends.remove_friend)),
    path("me/blocks", endpoint(get=relations.list_blocks)),
    path("me/blocks/<slug:name>", endpoint(put=relations.block_person, delete=relations.unblock_person)),
    path("me/mutes", endpoint(get=relations.list_mutes)),
    path("me/mutes/<slug:name>", endpoint(put=relations.mute_person, delete=relations.unmute_person)),
    path("me/relations/<slug:name>", endpoint(get=relations.show_relation)),
    path("me/reports", endpoint(get=reports.list_reports)),
    path("people/<slug:name>", endpoint(get=people.show_person)),
    path("people/<slug:name>/tables", endpoint(get=people.list_person_tables)),
    path("people/<slug:name>/reports", endpoint(post=reports.report_person)),
    path("people/<slug:name>/ratings", endpoint(get=ratings.show_person_ratings)),
    path("people/<slug:name>/ratings/<slug:slug>", endpoint(get=ratings.show_rating_history)),
    path("people/<slug:name>/head-to-head/<slug:other>", endpoint(get=ratings.show_head_to_head)),
    path("tables", endpoint(get=listing.list_tables, post=tables.open_table)),
    path("tables/<uuid:table>", endpoint(get=tables.show_table)),
    path("tables/<uuid:table>/seats", endpoint(post=seats.sit_down, delete=seats.leave_table)),
    path("tables/<uuid:table>/bots", endpoint(post=seats.add_bot)),
    path("tables/<uuid:table>/bots/<int:seat>", endpoint(delete=seats.remove_bot)),
    path("tables/<uuid:table>/start", endpoint(post=seats.start_game)),
    path("tables/<uuid:table>/invitations", endpoint(post=invitations.invite_person)),
    path(
        "tables/<uuid:table>/mute",
        endpoint(
            get=mail_preferences.show_table_mute,
            put=mail_preferences.mute_table,
            delete=mail_preferences.unmute_table,
        ),
    ),
    path("tables/<uuid:table>/preview", endpoint(post=play.preview_actions)),
    path("tables/<uuid:table>/actions", endpoint(post=play.take_actions)),
    path("tables/<uuid:table>/return", endpoint(post=away.return_to_game)),
    path("tables/<uuid:table>/substitute-vote", endpoint(post=away.vote_for_substitute)),
    path("tables/<uuid:table>/resign", endpoint(post=play.resign_game)),
    path("tables/<uuid:table>/end-vote", endpoint(post=play.vote_to_end)),
    path("tables/<uuid:table>/rematch", endpoint(post=play.open_rematch)),
    path(
        "tables/<uuid:table>/standing-orders",
        endpoint(get=standing_orders.list_standing_orders, post=standing_orders.place_standing_order),
    ),
    path("tables/<uuid:table>/standing-orders/<uuid:order>", endpoint(delete=standing_orders.withdraw_standing_order)),
    path("tables/<uuid:table>/advice", endpoint(get=advice.show_advice)),
    path("tables/<uuid:table>/explanation", endpoint(get=advice.explain_action)),
    path("tables/<uuid:table>/events", endpoint(get=record.read_events)),
    path("tables/<uuid:table>/history", endpoint(get=record.read_history)),
    path("tables/<uuid:table>/export", endpoint(get=record.export_game)),
    path("tables/<uuid:table>/fairness", endpoint(get=record.show_fairness)),
    path("tables/<uuid:table>/ratings", endpoint(get=ratings.show_table_ratings)),
    path("tables/<uuid:table>/note", endpoint(get=turns.read_note, put=turns.write_note)),
    path("tables/<uuid:table>/chat", endpoint(get=chat.read_chat, post=chat.send_chat_message)),
]

urlpatterns = [
    path("v1/", include(v1)),
    path("schema/", Schema.as_view(), name="api-schema"),
    path("schema.json", Schema.as_view(), {"format": "json"}),
    path("schema.yaml", Schema.as_view(), {"format": "yaml"}),
    path("docs/", SpectacularSwaggerSplitView.as_view(url_name="api-schema"), name="api-docs"),
    re_path(r"^(?!v1/auth/)", UnknownPath.as_view()),  # not for allauth: it checks whether its paths can be resolved
]
