-- What organisers and operators do to a championship is noted like the other steps.
alter table operator_action drop constraint operator_action_action_check;
alter table operator_action add constraint operator_action_action_check
  check (action in ('lock', 'settle', 'correct', 'pace', 'championship'));
