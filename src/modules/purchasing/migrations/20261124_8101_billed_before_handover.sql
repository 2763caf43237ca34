-- Why: a service is billed against its berita acara, as goods are against their receipt; some companies ask for one always.
alter table purchase_bill add column is_before_handover boolean not null default false;
alter table purchase_setting add column services_need_handover boolean not null default false;
