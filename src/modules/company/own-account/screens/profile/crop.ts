/** A picture's measures, and what of it is in the frame. */
export interface Crop {
  readonly width: number
  readonly height: number
  /** 1 shows as much as fits, 4 a quarter of that. */
  readonly zoom: number
  /** Where the frame's middle is in the picture, 0 to 1. */
  readonly x: number
  readonly y: number
}

/** The side of the square that is cut out, in the picture's own pixels. */
export function sideOf({ width, height, zoom }: Crop): number {
  return Math.min(width, height) / zoom
}

/** Keeps the square inside the picture. */
export function held(crop: Crop): Crop {
  const side = sideOf(crop)
  const edgeX = side / 2 / crop.width
  const edgeY = side / 2 / crop.height
  return {
    ...crop,
    x: Math.min(1 - edgeX, Math.max(edgeX, crop.x)),
    y: Math.min(1 - edgeY, Math.max(edgeY, crop.y)),
  }
}

/** Moves the picture under the frame by pixels of a frame this large. */
export function moved(crop: Crop, by: { dx: number; dy: number; frame: number }): Crop {
  const perPixel = sideOf(crop) / by.frame
  return held({ ...crop, x: crop.x - (by.dx * perPixel) / crop.width, y: crop.y - (by.dy * perPixel) / crop.height })
}

/** The square to cut: its left, top and side. */
export function squareOf(crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(crop)
  return { left: crop.x * crop.width - side / 2, top: crop.y * crop.height - side / 2, side }
}
