-- Why: history also tells from where something was done: the address and the browser of the call.
alter table history add column ip text, add column user_agent text;

-- The chain binds both. A row without them is hashed as it always was, so that what was sealed before still fits; a row
-- cannot gain or lose them without its hash showing it.
create or replace function history_hash(before bytea, h history) returns bytea language sql immutable as $$
  select sha256(before || convert_to((case when h.ip is null and h.user_agent is null
    then jsonb_build_array(h.id, h.company_id, h.subject, h.subject_id,
      extract(epoch from h.at), h.user_id, h.user_name, h.via, h.act, h.changes, h.reason)
    else jsonb_build_array(h.id, h.company_id, h.subject, h.subject_id,
      extract(epoch from h.at), h.user_id, h.user_name, h.via, h.act, h.changes, h.reason, h.ip, h.user_agent)
    end)::text, 'UTF8'))
$$;
