import { useState, type ReactNode } from 'react'
import { ApiFailure } from '../client/failure.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

interface Question {
  /** The refusal that a second yes answers; its sentence is the question. */
  readonly code: string
  readonly title: string
  /** The yes: 'Ini pembayaran lain, simpan'. */
  readonly act: string
  /** What the form says when the answer was no. */
  readonly givenUp: string
}

interface SecondYes {
  /** Sends; where the server refuses with the code, asks the person and sends again as sure, or gives up. */
  readonly through: <A>(send: (isSure: boolean) => Promise<A>) => Promise<A>
  readonly dialog: ReactNode
}

/** Asks once more before something is saved that the server wants a second yes for. */
export function useSecondYes({ code, title, act, givenUp }: Question): SecondYes {
  const [asking, setAsking] = useState<{ readonly text: string; readonly answer: (isSure: boolean) => void }>()
  return {
    async through(send) {
      try {
        return await send(false)
      } catch (error) {
        if (!(error instanceof ApiFailure) || error.code !== code) throw error
        const isSure = await new Promise<boolean>((answer) => setAsking({ text: error.message, answer }))
        setAsking(undefined)
        if (!isSure) throw new ApiFailure(422, { message: givenUp })
        return send(true)
      }
    },
    dialog: asking && (
      <Dialog
        open
        mustAnswer
        onClose={() => asking.answer(false)}
        title={title}
        text={asking.text}
        actions={
          <>
            <Button variant="outline" onClick={() => asking.answer(false)}>
              Jangan simpan
            </Button>
            <Button variant="filled" onClick={() => asking.answer(true)}>
              {act}
            </Button>
          </>
        }
      />
    ),
  }
}
