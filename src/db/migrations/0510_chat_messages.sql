-- Messages that a service of chats brought, so that one that it brings again is not obeyed and answered again (BT5).
create table chat_heard (
  service text not null check (service in ('telegram', 'discord', 'slack', 'whatsapp')),
  -- The service's own name of the message.
  message_key text not null check (char_length(message_key) between 1 and 200),
  user_key text not null check (char_length(user_key) between 1 and 100),
  -- When a process began with it. Another one may take over from a process that died.
  taken_at timestamptz not null default clock_timestamp(),
  -- Null: not yet obeyed.
  replies jsonb,
  -- How many of the replies were sent.
  said smallint not null default 0,
  is_over boolean not null default false,
  primary key (service, message_key)
);
create index chat_heard_old on chat_heard (taken_at);
create index chat_heard_person on chat_heard (service, user_key);
