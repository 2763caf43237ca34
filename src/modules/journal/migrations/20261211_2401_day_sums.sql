-- Why: a report that ends within a month, and arus kas of any span, read sums of days instead of every line of them.
create table account_day (
  company_id uuid not null,
  account_code text not null,
  entry_date date not null,
  debit bigint not null default 0,
  credit bigint not null default 0,
  primary key (company_id, account_code, entry_date),
  foreign key (company_id, account_code) references account (company_id, code)
);

insert into account_day (company_id, account_code, entry_date, debit, credit)
select company_id, account_code, entry_date, sum(debit), sum(credit) from journal_line group by 1, 2, 3;

create table cash_day (
  company_id uuid not null,
  entry_date date not null,
  -- What stood against cash or bank in an entry.
  account_code text not null,
  -- Whom the entry settled with: a customer, a supplier or nobody ('').
  settles text not null check (settles in ('', 'customer', 'supplier')),
  -- Credit minus debit, which is what cash gained by it.
  flow bigint not null,
  primary key (company_id, entry_date, account_code, settles),
  foreign key (company_id, account_code) references account (company_id, code)
);

insert into cash_day (company_id, entry_date, account_code, settles, flow)
select company_id, entry_date, account_code, settles, sum(flow) from (
  select l.company_id, l.entry_date, l.account_code, l.credit - l.debit as flow,
    l.account_code >= '1-1100' and l.account_code < '1-1300' as is_cash, e.source_kind,
    bool_or(l.account_code >= '1-1100' and l.account_code < '1-1300') over entry as moves_cash,
    case when bool_or(l.account_code = any (array['1-1300', '1-1310', '2-1200', '1-1340'])) over entry then 'customer'
      when bool_or(l.account_code = any (array['2-1100', '1-1410', '2-1130'])) over entry then 'supplier' else '' end as settles
  from journal_line l join journal_entry e on e.id = l.entry_id
  window entry as (partition by l.entry_id)
) told
where moves_cash and not is_cash and source_kind <> 'opening-balance'
group by 1, 2, 3, 4;
