/** Zooming the map by wheel, two fingers or buttons, and dragging it by one finger or the mouse. */
import type { Land } from './land';

const MAX_SCALE = 4;
const DRAG_THRESHOLD = 6;

export class Zoom {
  scale = $state(1);
  #centre = $state.raw({ x: 0.5, y: 0.5 });
  #pointers = new Map<number, PointerEvent>();
  #travelled = 0;

  constructor(private readonly box: () => Land['box']) {}

  get viewBox(): string {
    const { x, y, width, height } = this.box();
    const [w, h] = [width / this.scale, height / this.scale];
    return `${x + this.#centre.x * width - w / 2} ${y + this.#centre.y * height - h / 2} ${w} ${h}`;
  }

  get isZoomedIn(): boolean {
    return this.scale > 1;
  }

  get isAtMaxScale(): boolean {
    return this.scale >= MAX_SCALE;
  }

  /** The last pointer movement was a drag, so the click that ends it must be ignored. */
  get wasDrag(): boolean {
    return this.#travelled > DRAG_THRESHOLD;
  }

  zoomBy(factor: number): void {
    this.scale = Math.max(1, Math.min(MAX_SCALE, this.scale * factor));
    this.#shift(0, 0);
  }

  reset(): void {
    this.scale = 1;
    this.#shift(0, 0);
  }

  onwheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoomBy(Math.exp(-event.deltaY / 200));
  };

  onpointerdown = (event: PointerEvent): void => {
    if (!this.#pointers.size) this.#travelled = 0;
    this.#pointers.set(event.pointerId, event);
  };

  onpointermove = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const other = [...this.#pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) this.zoomBy(distance(event, other) / Math.max(1, distance(before, other)));
    this.#pointers.set(event.pointerId, event);
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    this.#travelled += Math.hypot(dx, dy);
    if (!this.isZoomedIn) return;
    const map = event.currentTarget as Element;
    if (this.wasDrag) map.setPointerCapture(event.pointerId);
    const { width, height } = map.getBoundingClientRect();
    const share = this.#pointers.size * this.scale;
    this.#shift(-dx / width / share, -dy / height / share);
  };

  onpointerup = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  #shift(dx: number, dy: number): void {
    const edge = 0.5 / this.scale;
    const clamped = (part: number) => Math.max(edge, Math.min(1 - edge, part));
    this.#centre = { x: clamped(this.#centre.x + dx), y: clamped(this.#centre.y + dy) };
  }
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
