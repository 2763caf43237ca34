-- Why: ordered freight may come on any later paper of its order, also the carrier's own; each bill keeps how much of
-- which order's freight it brought, so that it is found once and a void gives it back.
create table purchase_bill_freight (
  bill_id uuid not null references purchase_bill on delete cascade,
  order_id uuid not null references purchase_order,
  company_id uuid not null,
  -- As the order writes it: before PPN, or with it.
  amount bigint not null check (amount > 0),
  primary key (bill_id, order_id)
);
create index purchase_bill_freight_of_order on purchase_bill_freight (order_id);

-- Papers of before, in the order they were booked.
do $$
declare
  paper record;
  home record;
  asked bigint;
  found bigint;
begin
  for paper in
    select b.id, b.company_id, b.kind, b.freight, b.subtotal, b.total, b.credits_tax from purchase_bill b
    where b.state = 'posted' and (b.kind = 'purchase' and b.freight > 0 or b.kind = 'landed') order by b.posted_at, b.id
  loop
    asked := case when paper.kind = 'landed' then paper.subtotal else paper.freight end;
    for home in
      select o.id, greatest(o.freight - coalesce((
        select sum(part.amount) from purchase_bill_freight part where part.order_id = o.id), 0), 0) as open
      from purchase_order o where o.freight > 0 and o.id in (
        select order_id from purchase_bill_line where bill_id = paper.id
        union
        select r.order_id from purchase_landed_share s join goods_receipt_line rl on rl.id = s.receipt_line_id
          join goods_receipt r on r.id = rl.receipt_id where s.bill_id = paper.id
      ) order by o.id
    loop
      found := least(asked, home.open);
      if found > 0 then
        insert into purchase_bill_freight (bill_id, order_id, company_id, amount)
        values (paper.id, home.id, paper.company_id, found);
        asked := asked - found;
      end if;
    end loop;
    update purchase_bill b set difference = case when paper.kind = 'landed'
        then round((case when paper.credits_tax then paper.subtotal else paper.total end) * asked::numeric / nullif(paper.subtotal, 0))
        else l.bare + round(l.share * asked::numeric / paper.freight) end
    from (
      select coalesce(sum(cost - freight_share - received_value) filter (where receipt_line_id is not null), 0) as bare,
        coalesce(sum(freight_share) filter (where receipt_line_id is not null), 0) as share
      from purchase_bill_line where bill_id = paper.id
    ) l
    where b.id = paper.id;
  end loop;
end $$;
