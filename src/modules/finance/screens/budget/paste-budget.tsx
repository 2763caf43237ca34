import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { bareInput, controlFrame, labelText } from '#kit/screen/form/control-style.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { saveOverheadBudget, type OverheadBudget } from '../../budget/contract.ts'
import { pastedBudget } from './pasted-budget.ts'

const EXAMPLE = '6-2000\t5.000.000\n6-4000\t1.000.000\t1.000.000\t…'

/** Takes the budget of many accounts as rows of a spreadsheet. */
export function PasteBudget({ data, onClose }: { readonly data: OverheadBudget; readonly onClose: () => void }) {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { rows, unread } = pastedBudget(text, new Set(data.rows.map(({ account }) => account)))
  const save = async () => {
    setBusy(true)
    try {
      await ask(saveOverheadBudget, { first: data.first, version: data.version, rows: [...rows] })
      refetchTouched(saveOverheadBudget.touches)
      notify(`Anggaran ${rows.length} akun disimpan.`)
      onClose()
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setRefused(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="Tempel anggaran"
      width="w-144"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button variant="filled" isBusy={isBusy} disabled={rows.length === 0} onClick={() => void save()}>
            {`Simpan ${rows.length} akun`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-5" data-form>
        <p className="text-muted-foreground">
          Satu baris satu akun: kodenya, lalu satu jumlah untuk tiap bulan atau dua belas jumlah mulai bulan pertama
          tahun buku.
        </p>
        <div>
          <label htmlFor="anggaran-tempel" className={labelText}>
            Baris dari Excel
          </label>
          <div className={controlFrame}>
            <textarea
              id="anggaran-tempel"
              rows={12}
              maxLength={40_000}
              placeholder={EXAMPLE}
              className={`${bareInput} block resize-none px-3 py-2`}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
        </div>
        {unread.length > 0 && (
          <Notice tone="warning">{`Tidak terbaca, jadi tidak disimpan: ${unread.slice(0, 3).join(' · ')}`}</Notice>
        )}
        {refused && <Notice tone="danger">{refused}</Notice>}
      </div>
    </Sheet>
  )
}
