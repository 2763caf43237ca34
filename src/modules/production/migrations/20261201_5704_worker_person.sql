-- Why: a name that was typed for piece-rate pay may be somebody who is known: what it is owed is then owed to that person.
alter table production_worker
  add column person_id uuid,
  add foreign key (company_id, person_id) references person (company_id, id);
create index production_worker_of_person on production_worker (company_id, person_id) where person_id is not null;
