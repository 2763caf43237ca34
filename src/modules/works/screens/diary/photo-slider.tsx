import { useState } from 'react'
import type { AlbumChoice } from '../../album/contract.ts'

interface PhotoSliderProps {
  readonly before: AlbumChoice
  readonly after: AlbumChoice
  /** What each is called: when it was taken. */
  readonly told: readonly [string, string]
}

/** Two photos of one spot over each other: the handle (44 px) is dragged, tapped, or moved by arrow keys to see more of either. */
export function PhotoSlider({ before, after, told }: PhotoSliderProps) {
  const [share, setShare] = useState(50)
  const [first, second] = told
  // The range keeps its thumb within its ends; what is drawn follows the middle of the thumb.
  const at = `calc(22px + (100% - 44px) * ${share / 100})`
  return (
    <div className="relative aspect-4/3 max-h-[70vh] w-full overflow-hidden rounded-md border border-border bg-muted">
      <img
        src={`/storage/${before.id}`}
        alt={`Foto kiri, ${first}`}
        className="absolute inset-0 size-full object-cover"
      />
      <img
        src={`/storage/${after.id}`}
        alt={`Foto kanan, ${second}`}
        className="absolute inset-0 size-full object-cover"
        style={{ clipPath: `inset(0 0 0 ${at})` }}
      />
      <input
        type="range"
        min={0}
        max={100}
        step={2}
        value={share}
        onChange={({ target }) => setShare(Number(target.value))}
        aria-label="Geser untuk membandingkan"
        aria-valuetext={`${share}% ${first}, ${100 - share}% ${second}`}
        className="peer absolute inset-0 z-10 m-0 size-full cursor-ew-resize touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:size-11 [&::-webkit-slider-thumb]:size-11 [&::-webkit-slider-thumb]:appearance-none"
      />
      <span
        aria-hidden
        className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-control"
        style={{ left: at }}
      />
      <span
        aria-hidden
        className="absolute top-1/2 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border border-border bg-card text-foreground shadow-control outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
        style={{ left: at }}
      >
        ↔
      </span>
    </div>
  )
}
