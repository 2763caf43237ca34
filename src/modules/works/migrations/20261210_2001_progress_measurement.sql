-- What a volume of a week was measured from (back-up volume): n × length × width × height, some taken off.
alter table progress_line add column measurements jsonb not null default '[]';
