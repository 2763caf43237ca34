-- Why: a row put into the history by hand, through the front, was sealed like any other. Two things that the program always
-- does and a hand forgets tell it: the id of a row begins with the moment it was made, and the chain grows in the order of
-- time. A day is left for long transactions and for clocks that differ. Who knows both and writes as of now is not found.
create function moment_of(id uuid) returns timestamptz language sql immutable as $$
  select to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)
$$;

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
    if link.position <> expected then
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
