-- Why: a row put into the history through the front by one who knows how its ids are made was sealed like any other. Each
-- row bears a stamp now, made with a key that the database never sees; who has only the database cannot make one.
alter table history add column stamp bytea;

-- The chain says itself from where on rows are stamped: that cannot be moved without rewriting it.
select seal_history(2147483647);
with ended as (
  update history_end set position = position + 1, hash = sha256(hash || convert_to('stamped', 'UTF8'))
  returning position, hash
)
insert into history_seal (position, hash) select position, hash from ended;
-- Its one link without a row, beside the first.
create index history_seal_marks on history_seal (position) where history_id is null;

create or replace function history_breaches() returns table (company_id uuid, detail text) language plpgsql stable as $$
declare
  link record;
  before bytea;
  expected bigint := 0;
  latest timestamptz := '-infinity';
begin
  for link in
    select s.position, s.history_id, s.hash, h as told, h.id is null as is_gone
    from history_seal s left join history h on h.id = s.history_id order by s.position
  loop
    if link.position <> expected
      or (link.history_id is null and link.hash <> sha256(coalesce(before || convert_to('stamped', 'UTF8'), 'mandor'))) then
      company_id := null; detail := format('Rantai riwayat terputus di %s.', expected); return next;
    end if;
    expected := link.position + 1;
    if link.history_id is not null then
      company_id := (link.told).company_id;
      if link.is_gone then
        company_id := null; detail := format('Riwayat %s dihapus.', link.history_id); return next;
      elsif history_hash(before, link.told) <> link.hash then
        detail := format('Riwayat %s diubah.', link.history_id); return next;
      elsif (link.told).at < latest - interval '1 day' then
        detail := format('Riwayat %s disisipkan, atau jam server pernah salah: waktunya lebih awal dari yang dicatat sebelumnya.',
          link.history_id); return next;
      elsif (link.told).at not between moment_of(link.history_id) - interval '1 day'
        and moment_of(link.history_id) + interval '1 day' then
        detail := format('Riwayat %s disisipkan: tidak dicatat oleh aplikasi.', link.history_id); return next;
      end if;
      latest := greatest(latest, (link.told).at);
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
