-- Why: what an import brought and took back again is not what people threw away; the import keeps its rows itself.
delete from trash t where (
  select via from history h where h.company_id = t.company_id and h.subject = t.subject and h.subject_id = t.row_id
  order by at desc limit 1
) = 'import';
