/** Orders by status and what is open, from the documents there are now: the triggers that tell of them rested. */
export const tallies = [
  `delete from tally`,
  `insert into tally (company_id, name, word, day, count)
   select company_id, 'order-stage', stage, case when stage = 'draft' then coalesce(valid_until, 'infinity') else 'infinity' end, count(*)
   from sales_order group by 1, 3, 4`,
  `insert into tally (company_id, name, day, count, amount)
   select company_id, 'invoice-open', due_date, count(*), sum(open_due)
   from sales_invoice where state = 'posted' and open_due > 0 group by 1, 3`,
  `insert into tally (company_id, name, day, count, amount)
   select company_id, 'bill-open', due_date, count(*), sum(open_due)
   from purchase_bill where state = 'posted' and open_due > 0 group by 1, 3`,
]
