import type { Profile, SaveProfile } from '#contract/profile.ts'
import { apiRequest } from '#web/base/api-client.ts'
import type { OutboxKind } from '#web/base/outbox/outbox-entry.ts'

/** Without the e-mail: changing it needs a password, and the outbox must not store passwords. */
export type ProfileBody = Omit<SaveProfile, 'currentPassword' | 'email'>

export const profileKind: OutboxKind<ProfileBody, Profile> = {
  name: 'profile',
  deed: () => 'profile',
  subject: () => 'own',
  request: (body) => apiRequest('PUT /api/profile', { body: { ...body, email: null } }),
  arrived: (queryClient, { answer }) => {
    if (answer) queryClient.setQueryData<Profile>(['rankings', 'profile'], answer)
    void queryClient.invalidateQueries({ queryKey: ['viewer'] })
  },
}
