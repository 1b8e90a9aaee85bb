from django.db import migrations


class Migration(migrations.Migration):
    """After a crash of the database nobody holds a lease, so nobody has to wait until a disk has kept one."""

    dependencies = (("bots", "0003_orders_say_so"),)
    operations = (migrations.RunSQL("ALTER TABLE bots_lease SET UNLOGGED", "ALTER TABLE bots_lease SET LOGGED"),)
