"""Mail to those whose turn it is at a table of days, by the operator's SMTP server."""

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

import sqlalchemy as sa

from igroteka.kernel.texts import Language
from igroteka.table import schema, shelf
from igroteka.table.settings import Settings
from igroteka.table.store import Store

TIMEOUT: Final = 20


class Post:
    """Writes mail; closed when there is no SMTP setting."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.open = bool(settings.smtp)

    async def your_turn(self, guest: str, game: str, table: str) -> None:
        """Tell a guest with an address that a table waits for him."""
        row = await self.store.row(sa.select(schema.guests).where(schema.guests.c.id == guest))
        if row is None or not row["email"]:
            return
        lang: Language = "ru" if row["lang"] == "ru" else "en"
        title, say = shelf.title(game, lang), shelf.words().say
        base = self.settings.public_url.rstrip("/") or f"http://{self.settings.host}:{self.settings.port}"
        letter = EmailMessage()
        letter["From"], letter["To"] = self.settings.mail_from, row["email"]
        letter["Subject"] = say(lang, "mail-turn-subject", game=title)
        letter.set_content(say(lang, "mail-turn", name=row["name"], game=title, link=f"{base}/#/table/{table}") + "\n")
        await asyncio.to_thread(self.send, letter)

    def send(self, letter: EmailMessage) -> None:
        """Hand a letter over to the SMTP server."""
        split = urlsplit(self.settings.smtp)
        host, secure = split.hostname or "localhost", split.scheme == "smtps"
        context = ssl.create_default_context()
        if secure:
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, split.port or 465, timeout=TIMEOUT, context=context)
        else:
            server = smtplib.SMTP(host, split.port or 25, timeout=TIMEOUT)
        with server:
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
            if split.username:
                server.login(unquote(split.username), unquote(split.password or ""))
            server.send_message(letter)
