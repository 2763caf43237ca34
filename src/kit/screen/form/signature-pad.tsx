import { useEffect, useRef, type PointerEvent } from 'react'
import { Button } from '../ui/button.tsx'
import { labelText } from './control-style.ts'
import { FieldFoot, useControl, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

const INK = '#161b26'
const HEIGHT = 144

/**
 * A place to sign with a finger, a pen or the mouse; the value at `name` is the picture (`File | null`, null at first).
 * Never the only way: the name beside it is typed.
 */
export function SignaturePad(props: FieldProps) {
  const { name, label } = props
  const { store } = useFormScope()
  const control = useControl({ ...props, optional: true })
  const isSigned = useValue<File | null>(name) !== null
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDown = useRef(false)
  useEffect(() => fit(canvas.current), [])

  const press = (event: PointerEvent) => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || event.button !== 0) return
    canvas.current?.setPointerCapture(event.pointerId)
    isDown.current = true
    pen.beginPath()
    pen.moveTo(event.nativeEvent.offsetX, event.nativeEvent.offsetY)
    draw(event)
  }
  const draw = ({ nativeEvent }: PointerEvent) => {
    const pen = canvas.current?.getContext('2d')
    if (!pen || !isDown.current) return
    pen.lineTo(nativeEvent.offsetX, nativeEvent.offsetY)
    pen.stroke()
  }
  const lift = () => {
    if (!isDown.current) return
    isDown.current = false
    canvas.current?.toBlob((blob) => {
      if (blob) store.write(name, new File([blob], 'tanda-tangan.png', { type: 'image/png' }))
    })
  }
  const wipe = () => {
    fit(canvas.current)
    store.write(name, null)
  }
  return (
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <span id={`${control.id}-label`} className={labelText}>
          {label} <span className="font-normal text-subtle-foreground">(opsional)</span>
        </span>
        {isSigned && (
          <Button variant="ghost" size="sm" className="-my-2" onClick={wipe}>
            Ulangi
          </Button>
        )}
      </div>
      <canvas
        ref={canvas}
        id={control.id}
        role="img"
        aria-label={isSigned ? `${label}, sudah dibubuhkan` : `${label}, masih kosong`}
        className="block w-full cursor-crosshair touch-none rounded-md border border-input bg-paper"
        style={{ height: HEIGHT }}
        onPointerDown={press}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
      />
      <FieldFoot name={name} id={control.id} hint={props.hint} />
    </div>
  )
}

// As many dots as the screen has, and a pen that is as thick on each.
function fit(canvas: HTMLCanvasElement | null): void {
  const pen = canvas?.getContext('2d')
  if (!canvas || !pen) return
  const dots = devicePixelRatio || 1
  canvas.width = canvas.clientWidth * dots
  canvas.height = HEIGHT * dots
  pen.scale(dots, dots)
  pen.strokeStyle = INK
  pen.lineWidth = 2
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
}
