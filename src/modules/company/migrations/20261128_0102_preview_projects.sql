-- Why: whoever looks through the eyes of somebody limited to some projects sees those projects alone.
alter table session add preview_projects uuid[];
