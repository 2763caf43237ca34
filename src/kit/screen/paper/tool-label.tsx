import type { ReactNode } from 'react'

/** The word of a tool above a paper; its icon says it where two choices leave the row no room. */
export function ToolLabel({ children }: { readonly children: ReactNode }) {
  return (
    <span className="@max-[960px]:sr-only max-[90rem]:group-has-[[data-which]~[data-which]]/tools:sr-only">
      {children}
    </span>
  )
}
