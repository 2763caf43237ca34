-- Mails to be sent, written in the transaction of the act that causes them.
create table mail (
  id uuid primary key,
  to_address text not null,
  to_name text,
  reply_to text,
  subject text not null,
  -- Emptied once sent when is_secret: a code or link has no business lying around.
  html text,
  body_text text,
  is_secret boolean not null default false,
  -- One line for the server's console when no SMTP server is configured.
  console_note text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  failed_at timestamptz,
  error text
);
create index mail_created on mail (created_at);

create table mail_attachment (
  id uuid primary key,
  mail_id uuid not null references mail on delete cascade,
  name text not null,
  content_type text not null,
  content bytea not null
);
create index mail_attachment_mail on mail_attachment (mail_id);
