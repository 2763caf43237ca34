-- Why: units and categories become lists of their own, to be renamed, merged and archived; what items say by text is
-- taken over, and whatever an item names later joins the list by itself.
create table catalog_term (
  company_id uuid not null references company (id) on delete cascade,
  kind text not null check (kind in ('unit', 'category')),
  name text collate "id-x-icu" not null check (name <> ''),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (company_id, kind, name)
);

-- What a unit was called before: papers of that time keep its name, and it still converts.
create table catalog_alias (
  company_id uuid not null references company (id) on delete cascade,
  kind text not null,
  old_name text not null,
  name text not null,
  primary key (company_id, kind, old_name)
);

insert into catalog_term (company_id, kind, name)
select company_id, 'unit', base_unit from item where base_unit <> ''
union select company_id, 'unit', unit from item_unit where unit <> ''
union select company_id, 'unit', name from unit where name <> ''
union select company_id, 'category', category from item where category <> ''
on conflict do nothing;

create function item_terms() returns trigger language plpgsql as $$
begin
  insert into catalog_term (company_id, kind, name, created_by) values (new.company_id, 'unit', new.base_unit, new.updated_by)
  on conflict do nothing;
  if new.category <> '' then
    insert into catalog_term (company_id, kind, name, created_by) values (new.company_id, 'category', new.category, new.updated_by)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger item_terms after insert or update of base_unit, category on item
  for each row execute function item_terms();

create function item_unit_terms() returns trigger language plpgsql as $$
begin
  insert into catalog_term (company_id, kind, name) values (new.company_id, 'unit', new.unit) on conflict do nothing;
  return null;
end $$;
create trigger item_unit_terms after insert or update of unit on item_unit
  for each row execute function item_unit_terms();
