import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { listInvitations, revokeInvitation, type InvitationLine } from '#modules/company/accounts/contract.ts'

const states: Readonly<Record<InvitationLine['state'], readonly [word: string, tone: Tone]>> = {
  sent: ['Menunggu', 'warning'],
  accepted: ['Diterima', 'success'],
  expired: ['Kedaluwarsa', 'neutral'],
  revoked: ['Dicabut', 'neutral'],
}

/** The invitations that were sent; one that nobody took up may be withdrawn. */
export function InvitationsTab() {
  const invitations = useAsk(listInvitations, {})
  const mayRevoke = useCan(revokeInvitation.permission)
  const revoke = useAct(revokeInvitation, { say: ({ message }) => message })
  if (!invitations.data) return invitations.failure ? <ErrorState onRetry={invitations.reload} /> : <Loading rows={4} />
  if (invitations.data.length === 0) {
    return <Empty title="Belum ada undangan" text="Undang orang dari tab Pengguna; ia memilih kata sandinya sendiri." />
  }

  return (
    <PlainTable
      label="undangan"
      rows={invitations.data}
      keyOf={(line) => line.id}
      columns={[
        {
          id: 'email',
          title: 'Email',
          cell: (line) => (
            <div className="min-w-0 py-2">
              <p className="truncate font-semibold">{line.email}</p>
              <p className="truncate text-small text-muted-foreground">{line.role}</p>
            </div>
          ),
        },
        { id: 'by', title: 'Diundang oleh', width: 180, isWide: true, cell: (line) => line.invitedBy },
        { id: 'at', title: 'Dikirim', width: 120, isWide: true, cell: (line) => timelineText(line.createdAt) },
        {
          id: 'state',
          title: 'Status',
          width: 130,
          cell: (line) => <Badge tone={states[line.state][1]}>{states[line.state][0]}</Badge>,
        },
        {
          id: 'act',
          title: 'Tindakan',
          isQuiet: true,
          width: 104,
          align: 'right',
          cell: (line) =>
            mayRevoke && line.state === 'sent' ? (
              <Button size="sm" isBusy={revoke.isBusy} onClick={() => void revoke.now({ id: line.id })}>
                Cabut
              </Button>
            ) : null,
        },
      ]}
    />
  )
}
