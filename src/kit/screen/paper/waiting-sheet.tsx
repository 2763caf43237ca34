import { Skeleton } from '../ui/skeleton.tsx'

/** A white sheet with grey bars, as long as the paper is being made and drawn. */
export function WaitingSheet() {
  return (
    <div
      role="status"
      aria-label="Menyiapkan dokumen"
      className="flex aspect-[210/297] w-178 max-w-full flex-col gap-4 bg-paper p-12 shadow-popover"
    >
      {/* Paper is white in the dark as well, and so is what waits on it. */}
      <Skeleton className="h-8 w-1/2 dark:bg-black/8" />
      <Skeleton className="h-4 w-2/3 dark:bg-black/8" />
      <Skeleton className="mt-8 h-64 w-full dark:bg-black/8" />
    </div>
  )
}
