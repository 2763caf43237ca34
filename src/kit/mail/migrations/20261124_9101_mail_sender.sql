-- Why: a company may write under a name of its own; it goes before the name in the server's address.
alter table mail add column sender_name text;
