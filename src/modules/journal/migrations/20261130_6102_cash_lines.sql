-- Why: every movement of cash and bank is one list by day, whatever document it comes from.
create index journal_line_of_cash on journal_line (company_id, entry_date, entry_id, line_no)
  where account_code >= '1-1100' and account_code < '1-1300';
