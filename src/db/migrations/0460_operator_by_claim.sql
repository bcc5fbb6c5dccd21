-- A group of the sign-in provider made this person an operator: the next sign-in without it takes the right back.
alter table auth_user add column operator_by_claim boolean not null default false;
