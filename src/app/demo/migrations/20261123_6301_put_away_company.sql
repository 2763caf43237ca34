-- Why: an example company that was put away is nobody's: it is neither among the archived ones nor in the trash, and cannot be brought back.
alter table company add column put_away_at timestamptz;
update company c set put_away_at = c.archived_at
from demo_company d
where d.company_id = c.id and d.state in ('removed', 'failed') and c.archived_at is not null;
