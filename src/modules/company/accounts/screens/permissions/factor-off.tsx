import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { turnUserFactorOff, type UserLine } from '#modules/company/accounts/contract.ts'

/** Turns off the second factor of somebody whose phone is lost. */
export function FactorOff({ person }: { readonly person: UserLine }) {
  const [isAsking, setAsking] = useState(false)
  const take = useAct(turnUserFactorOff, { say: ({ message }) => message, onDone: () => setAsking(false) })
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        Matikan verifikasi dua langkah
      </Button>
      {isAsking && (
        <Confirm
          title={`Matikan verifikasi dua langkah ${person.name}?`}
          text="Untuk ponsel yang hilang. Ia dikeluarkan dari semua perangkat, diberi tahu, dan masuk lagi dengan kode lewat email."
          act="Matikan"
          busyText="Mematikan…"
          isDanger
          asksReason
          doing={take}
          onConfirm={(reason) => void take.now({ id: person.id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
