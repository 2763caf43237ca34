import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { openMailState, retryMail, sendTrialMail, type MailState } from '#modules/company/mail/contract.ts'

/** How mails leave, a trial of it, and those that did not. */
export function MailCards() {
  const asked = useAsk(openMailState, {})
  return (
    <AskedCard asked={asked} title="Email" rows={4}>
      {(state) => (
        <>
          <TransportCard state={state} />
          {state.stuck ? <StuckCard stuck={state.stuck} /> : null}
        </>
      )}
    </AskedCard>
  )
}

function TransportCard({ state }: { readonly state: MailState }) {
  const [said, setSaid] = useState<{ readonly isSent: boolean; readonly sentence: string }>()
  const mayTry = useMay(sendTrialMail)
  const trial = useAct(sendTrialMail, { onDone: setSaid })
  const send = () => {
    setSaid(undefined)
    trial.clear()
    void trial.now({})
  }
  return (
    <Card title="Email" heading="section" help="Undangan, kode masuk, dan dokumen dikirim lewat server ini.">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {said ? <Notice tone={said.isSent ? 'success' : 'danger'}>{said.sentence}</Notice> : null}
        {trial.refusal ? <Notice tone="danger">{trial.refusal.message}</Notice> : null}
        <dl className="grid grid-cols-[140px_minmax(0,1fr)] gap-y-2 gap-x-3 max-md:grid-cols-[112px_minmax(0,1fr)] [&>dd]:font-medium [&>dd]:wrap-anywhere [&>dt]:text-muted-foreground">
          <dt>Cara kirim</dt>
          <dd>{state.kind === 'smtp' ? 'Server SMTP' : 'Berkas di folder outbox, belum ada server'}</dd>
          {state.server ? (
            <>
              <dt>Server</dt>
              <dd>{state.server}</dd>
              <dt>Pengguna</dt>
              <dd>{state.user ?? 'tanpa nama pengguna'}</dd>
              <dt>Enkripsi</dt>
              <dd>{state.isEncrypted ? 'TLS sejak awal' : 'STARTTLS bila server menawarkan'}</dd>
            </>
          ) : null}
        </dl>
        <p className="text-small text-muted-foreground">
          Server email diatur saat menjalankan aplikasi lewat <code className="code">SMTP_URL</code>, misalnya{' '}
          <code className="whitespace-normal code wrap-anywhere">smtp://nama:sandi@smtp.contoh.co.id:587</code>, supaya
          kata sandinya tidak tersimpan di basis data. Mulai ulang aplikasi sesudah mengubahnya.
        </p>
        {mayTry ? (
          <div className="flex justify-end">
            <Button
              variant="outline"
              icon={<Send />}
              isBusy={trial.isBusy}
              busyText="Mengirim…"
              onClick={send}
              disabled={state.kind === 'none'}
              className="max-md:w-full"
            >
              Kirim email percobaan
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

function StuckCard({ stuck }: { readonly stuck: NonNullable<MailState['stuck']> }) {
  const mayRetry = useMay(retryMail)
  const retry = useAct(retryMail, { say: 'Email dikirim ulang.' })
  return (
    <Card title="Email yang belum terkirim" heading="section" flush>
      {retry.refusal ? (
        <div className="px-5 pb-4">
          <Notice tone="danger">{retry.refusal.message}</Notice>
        </div>
      ) : null}
      {stuck.length === 0 ? (
        <p role="status" className="px-5 pb-5 text-muted-foreground">
          Semua email sudah terkirim.
        </p>
      ) : (
        <PlainTable
          label="email yang belum terkirim"
          rows={stuck}
          keyOf={(mail) => mail.id}
          columns={[
            {
              id: 'mail',
              title: 'Email',
              cell: (mail) => (
                <span className="grid py-2">
                  <span className="truncate font-medium">{mail.subject}</span>
                  <span className="truncate text-xs text-muted-foreground">{mail.to}</span>
                  <span className="text-xs whitespace-normal text-danger">{mail.error}</span>
                </span>
              ),
            },
            { id: 'at', title: 'Dibuat', width: 150, isWide: true, cell: (mail) => momentText(mail.at) },
            {
              id: 'state',
              title: 'Keadaan',
              width: 130,
              isWide: true,
              cell: (mail) => (mail.isTried ? `dicoba ${mail.attempts}×` : 'gagal'),
            },
            {
              id: 'act',
              title: 'Kirim ulang',
              isQuiet: true,
              width: 124,
              align: 'right',
              cell: (mail) =>
                mail.isSecret ? (
                  <span className="text-xs text-muted-foreground">kode, tidak diulang</span>
                ) : mayRetry ? (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Kirim ulang ${mail.subject} ke ${mail.to}`}
                    onClick={() => void retry.now({ id: mail.id })}
                  >
                    Kirim ulang
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
    </Card>
  )
}
