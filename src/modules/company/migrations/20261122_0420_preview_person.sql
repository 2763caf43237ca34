-- Why: one tries what a person sees as well: all their roles, and the companies they may work in.
alter table session
  add preview_more_roles uuid[],
  add preview_companies uuid[],
  add preview_of text;
