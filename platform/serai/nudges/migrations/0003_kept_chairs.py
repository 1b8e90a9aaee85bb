from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("nudges", "0002_pause")]

    operations = [
        migrations.AddField(model_name="wishes", name="chair", field=models.TextField(default="each")),
        migrations.AddField(model_name="notice", name="until", field=models.DateTimeField(null=True)),
    ]
