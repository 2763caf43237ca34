import type { PaperAnswer } from '#kit/paper/links/contract.ts'

/** Above a form of what arrived, that it begins with what was signed through the QR, and what was remarked there. */
export function AnswerSaid({ answer: { by, isComplete, note } }: { readonly answer: PaperAnswer }) {
  const remark = note ? `: “${note}”` : '.'
  return (
    <p className="text-small text-muted-foreground">
      Jawaban QR dari {by}, {isComplete ? 'lengkap dan baik' : 'ada yang kurang atau rusak'}
      {remark}
    </p>
  )
}
