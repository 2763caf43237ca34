import { useState } from 'react'
import { openSetup } from '#app/dashboard/contract.ts'
import { fillDemoCompany, openDemo, removeDemoCompany, type DemoState } from '#app/demo/contract.ts'
import { refetchAll } from '#kit/screen/client/answers.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useReloadWhile } from '#kit/screen/client/use-reload-while.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Progress } from '#kit/screen/detail/progress.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { chooseCompany } from '#modules/company/accounts/choose-contract.ts'

/** Data contoh: offered to an empty company, shown while it is filled, and put away again. */
export function DemoCard() {
  const demo = useAsk(openDemo, {}, { isQuiet: true })
  const setup = useAsk(openSetup, {}, { freshFor: 60_000, isQuiet: true })
  const state = demo.data
  const isFilling = state?.state === 'filling'
  useReloadWhile(isFilling, demo.reload)

  const isEmpty = setup.data?.done.every((step) => step === 'company') ?? false
  if (!state || (state.state === 'none' && !isEmpty)) return null
  return (
    <section
      aria-label="Data contoh"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-border bg-card px-5 py-4 max-md:px-4"
    >
      {isFilling ? (
        <Filling state={state} />
      ) : state.state === 'ready' ? (
        <Ready state={state} />
      ) : (
        <Offer isAgain={state.state === 'failed'} />
      )}
    </section>
  )
}

function Offer({ isAgain }: { readonly isAgain: boolean }) {
  const fill = useAct(fillDemoCompany)
  return (
    <>
      <Words
        title={isAgain ? 'Data contoh gagal diisi' : 'Ingin melihat-lihat dulu?'}
        text={
          fill.refusal?.message ??
          (isAgain
            ? 'Tidak ada yang tertinggal. Coba sekali lagi.'
            : 'Data contoh berdiri di perusahaan tersendiri. Data Anda tidak tersentuh, dan bisa dihapus kapan saja.')
        }
      />
      <Button isBusy={fill.isBusy} onClick={() => void fill.now({})}>
        Isi data contoh
      </Button>
    </>
  )
}

function Filling({ state }: { readonly state: DemoState }) {
  const percent = Math.min(99, Math.floor((state.done * 100) / state.total))
  return (
    <>
      <Words title="Mengisi data contoh…" text="Anda boleh terus bekerja; ini berjalan sendiri." />
      <div className="flex w-60 items-center gap-3 max-md:w-full">
        <Progress label="Mengisi data contoh" percent={percent} className="flex-1" />
        <span className="text-small figures" role="status">
          {percent}%
        </span>
      </div>
    </>
  )
}

function Ready({ state }: { readonly state: DemoState }) {
  const [isAsking, setAsking] = useState(false)
  const companyId = useAuth((auth) => auth.user?.companyId)
  const open = useAct(chooseCompany, { say: ({ message }) => message, onDone: refetchAll })
  const remove = useAct(removeDemoCompany, {
    say: 'Data contoh dihapus.',
    onDone: () => {
      setAsking(false)
      refetchAll()
    },
  })
  const isHere = companyId === state.companyId
  return (
    <>
      <Words
        title={isHere ? 'Ini data contoh' : 'Data contoh siap'}
        text={
          isHere
            ? 'Semua di perusahaan ini boleh dicoba: mengubah, mengirim, membatalkan.'
            : 'Buka untuk mencoba semuanya tanpa menyentuh data Anda.'
        }
      />
      <div className="flex gap-2">
        <Button variant="ghost" onClick={() => setAsking(true)}>
          Hapus data contoh
        </Button>
        {!isHere && state.companyId ? (
          <Button isBusy={open.isBusy} onClick={() => void open.now({ companyId: String(state.companyId) })}>
            Buka data contoh
          </Button>
        ) : null}
      </div>
      {isAsking ? (
        <Confirm
          isDanger
          title="Hapus data contoh?"
          text={[
            'Perusahaan contoh dan semua isinya tidak bisa dibuka lagi. Perusahaan Anda tidak berubah.',
            state.own > 0 && `${state.own} data yang dibuat orang di dalamnya ikut hilang.`,
          ]
            .filter(Boolean)
            .join(' ')}
          act="Hapus data contoh"
          doing={remove}
          onConfirm={() => void remove.now({ withOwn: state.own > 0 })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  )
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="min-w-0 flex-1 basis-72">
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="text-small text-muted-foreground">{text}</p>
    </div>
  )
}
