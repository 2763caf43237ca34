-- An expense of a site keeps who wrote it: once the office has booked it, the draft is named after who approved.
alter table site_expense add column written_by text;

update site_expense s set written_by = u.name
from cash_entry c join app_user u on u.id = c.created_by
where c.company_id = s.company_id and c.id = s.entry_id;
