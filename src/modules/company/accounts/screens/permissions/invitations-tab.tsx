import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { timelineText } from '#kit/screen/format/zone.ts'
import { Badge, type Tone } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import {
  invite,
  listInvitations,
  resendInvitation,
  revokeInvitation,
  type InvitationLine,
} from '#modules/company/accounts/contract.ts'
import { InviteSheet } from './invite-sheet.tsx'
import type { ScopeChoices } from './scope-fields.tsx'

const states: Readonly<Record<InvitationLine['state'], readonly [word: string, tone: Tone]>> = {
  sent: ['Menunggu', 'warning'],
  accepted: ['Diterima', 'success'],
  expired: ['Kedaluwarsa', 'neutral'],
  revoked: ['Dicabut', 'neutral'],
}

/** The invitations that were sent; one that nobody took up may be sent again, or withdrawn while its link lives. */
export function InvitationsTab({ choices }: { readonly choices: ScopeChoices }) {
  const invitations = useAsk(listInvitations, {})
  const mayInvite = useMay(invite)
  const [isInviting, setInviting] = useState(false)
  if (!invitations.data) return invitations.failure ? <Unanswered asked={invitations} /> : <Loading rows={4} />
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
        <p className="text-muted-foreground">
          Yang diundang memilih kata sandinya sendiri. Dikirim ulang, tautan lamanya mati.
        </p>
        {mayInvite && (
          <Button variant="filled" icon={<UserPlus />} onClick={() => setInviting(true)} className="max-md:w-full">
            Undang pengguna
          </Button>
        )}
      </div>
      {invitations.data.length === 0 ? (
        <Empty title="Belum ada undangan" text="Yang diundang mendapat email dengan tautan 72 jam." />
      ) : (
        <Sent invitations={invitations.data} />
      )}
      {isInviting && <InviteSheet choices={choices} onClose={() => setInviting(false)} />}
    </>
  )
}

function Sent({ invitations }: { readonly invitations: readonly InvitationLine[] }) {
  const mayRevoke = useMay(revokeInvitation)
  const revoke = useAct(revokeInvitation, { say: ({ message }) => message })
  const resend = useAct(resendInvitation, { say: ({ message }) => message })
  const [busy, setBusy] = useState<string>()
  const begin = async (act: typeof revoke | typeof resend, id: string) => {
    setBusy(id)
    await act.now({ id })
    setBusy(undefined)
  }
  return (
    <PlainTable
      label="undangan"
      rows={invitations}
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
          under: 'email',
          cell: (line) => <Badge tone={states[line.state][1]}>{states[line.state][0]}</Badge>,
        },
        {
          id: 'act',
          title: 'Tindakan',
          isQuiet: true,
          width: 204,
          align: 'right',
          cell: (line) =>
            mayRevoke && line.mayChange && (line.state === 'sent' || line.state === 'expired') ? (
              <span className="inline-flex gap-2 max-md:flex-col max-md:py-2">
                <Button
                  size="sm"
                  isBusy={resend.isBusy && busy === line.id}
                  onClick={() => void begin(resend, line.id)}
                >
                  Kirim ulang
                </Button>
                {line.state === 'sent' && (
                  <Button
                    size="sm"
                    isBusy={revoke.isBusy && busy === line.id}
                    onClick={() => void begin(revoke, line.id)}
                  >
                    Cabut
                  </Button>
                )}
              </span>
            ) : null,
        },
      ]}
    />
  )
}
