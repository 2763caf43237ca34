-- Why: the income tax that was held back from suppliers in a month is asked by its days.
create index purchase_settlement_withheld on purchase_settlement (company_id, settled_on)
  where withheld > withheld_before and not is_void;
create index purchase_payment_advance_withheld on purchase_payment (company_id, payment_date)
  where advance_withheld > 0 and state = 'posted';
