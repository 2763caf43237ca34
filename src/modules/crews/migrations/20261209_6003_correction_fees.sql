-- Why: a foreman's fee by the man-day or by percent hangs on the days of his crew, so a day that is corrected after its wages
-- changes it too. What the company bears is a correction of the foreman's own, beside the one it follows; what the crew bears goes
-- with the one of the man whose day it is.
alter table crew_correction
  -- The correction of a man's day that this one, of his foreman's fee, follows.
  add column fee_of uuid,
  -- What the man gives his foreman more, or less, by it.
  add column foreman_id uuid,
  add column fee_due bigint not null default 0,
  add constraint crew_correction_fee check (fee_of is null or (foreman_id is null and fee_due = 0)),
  add constraint crew_correction_due check (fee_due = 0 or foreman_id is not null),
  add foreign key (company_id, fee_of) references crew_correction (company_id, id),
  add foreign key (company_id, foreman_id) references worker (company_id, id);

drop index crew_correction_asked;
create unique index crew_correction_asked on crew_correction (company_id, crew_day_id)
  where approved_at is null and not is_void and fee_of is null;
create index crew_correction_fee_of on crew_correction (company_id, fee_of) where fee_of is not null;
create index crew_correction_foreman on crew_correction (company_id, foreman_id) where foreman_id is not null;
