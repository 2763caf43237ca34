import type { ReactNode } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'

/** The acts that are seldom wanted; a document without any shows no menu. */
export function MoreActs({ isEmpty, children }: { readonly isEmpty: boolean; readonly children: ReactNode }) {
  if (isEmpty) return null
  return <MoreMenu>{children}</MoreMenu>
}
