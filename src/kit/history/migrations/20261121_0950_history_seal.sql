-- Why: who did what is sealed in a chain, so that a row changed, taken away or slipped in later is found.

-- Rows that wait for their seal: a job seals them within the minute, so that no posting waits for another one's.
create table history_unsealed (
  history_id uuid primary key
);

create table history_seal (
  position bigint primary key check (position >= 0),
  -- No foreign key: a row that was taken away must leave its seal behind.
  history_id uuid unique,
  hash bytea not null
);
comment on table history_seal is 'append-only: the chain grows at its end';
insert into history_seal (position, hash) values (0, sha256('mandor'));
-- Where the chain ends: what sealers queue at, and what tells that its last links were taken away.
create table history_end (
  position bigint not null,
  hash bytea not null
);
insert into history_end select position, hash from history_seal;
create trigger history_seal_is_final before update or delete or truncate on history_seal
  for each statement execute function refuse_history_change();

-- What the chain binds of a row: everything that is told.
create function history_hash(before bytea, h history) returns bytea language sql immutable as $$
  select sha256(before || convert_to(jsonb_build_array(h.id, h.company_id, h.subject, h.subject_id,
    extract(epoch from h.at), h.user_id, h.user_name, h.via, h.act, h.changes, h.reason)::text, 'UTF8'))
$$;

create function queue_history() returns trigger language plpgsql as $$
begin
  insert into history_unsealed select id from added;
  return null;
end $$;
create trigger history_queued after insert on history
  referencing new table as added for each statement execute function queue_history();

-- Seals up to so many waiting rows, in the order of time; a second sealer waits at the end of the chain.
create function seal_history(most int) returns int language plpgsql as $$
declare
  last history_end;
  waiting history;
  sealed int := 0;
begin
  select * into last from history_end for update;
  for waiting in
    select h.* from history h join history_unsealed u on u.history_id = h.id order by h.at, h.id limit most
  loop
    last := (last.position + 1, history_hash(last.hash, waiting));
    insert into history_seal values (last.position, waiting.id, last.hash);
    delete from history_unsealed where history_id = waiting.id;
    sealed := sealed + 1;
  end loop;
  update history_end set position = last.position, hash = last.hash where sealed > 0;
  return sealed;
end $$;

-- Walks the chain from its beginning and tells what does not fit.
create function history_breaches() returns table (company_id uuid, detail text) language plpgsql stable as $$
declare
  link record;
  before bytea;
  expected bigint := 0;
begin
  for link in
    select s.position, s.history_id, s.hash, h as told, h.id is null as is_gone
    from history_seal s left join history h on h.id = s.history_id order by s.position
  loop
    if link.position <> expected then
      company_id := null; detail := format('Rantai riwayat terputus di %s.', expected); return next;
    end if;
    expected := link.position + 1;
    if link.history_id is not null then
      if link.is_gone then
        company_id := null; detail := format('Riwayat %s dihapus.', link.history_id); return next;
      elsif history_hash(before, link.told) <> link.hash then
        company_id := (link.told).company_id; detail := format('Riwayat %s diubah.', link.history_id); return next;
      end if;
    end if;
    before := link.hash;
  end loop;
  if exists (select from history_end e where e.position <> expected - 1 or e.hash <> before) then
    company_id := null; detail := 'Akhir rantai riwayat hilang.'; return next;
  end if;
  return query
    select h.company_id, format('Riwayat %s disisipkan.', h.id) from history h
    where not exists (select from history_seal s where s.history_id = h.id)
      and not exists (select from history_unsealed u where u.history_id = h.id);
end $$;

-- What was told before the chain began is sealed first.
insert into history_unsealed select id from history;
