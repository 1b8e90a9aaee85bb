/** A closer look at the map: by wheel, by two fingers, by buttons; dragged by one finger or the mouse. */
import type { Land } from './land';

const CLOSEST = 4;
const STILL = 6;

export class Zoom {
  scale = $state(1);
  #centre = $state.raw({ x: 0.5, y: 0.5 });
  #fingers = new Map<number, PointerEvent>();
  #travelled = 0;

  constructor(private readonly box: () => Land['box']) {}

  get viewBox(): string {
    const { x, y, width, height } = this.box();
    const [w, h] = [width / this.scale, height / this.scale];
    return `${x + this.#centre.x * width - w / 2} ${y + this.#centre.y * height - h / 2} ${w} ${h}`;
  }

  get isClose(): boolean {
    return this.scale > 1;
  }

  get isClosest(): boolean {
    return this.scale >= CLOSEST;
  }

  /** The last touch was a drag: the click that ends it is no choice. */
  get wasDrag(): boolean {
    return this.#travelled > STILL;
  }

  by(factor: number): void {
    this.scale = Math.max(1, Math.min(CLOSEST, this.scale * factor));
    this.#shift(0, 0);
  }

  whole(): void {
    this.scale = 1;
    this.#shift(0, 0);
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 200));
  };

  down = (event: PointerEvent): void => {
    if (!this.#fingers.size) this.#travelled = 0;
    this.#fingers.set(event.pointerId, event);
  };

  move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const other = [...this.#fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    if (other) this.by(apart(event, other) / Math.max(1, apart(before, other)));
    this.#fingers.set(event.pointerId, event);
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    this.#travelled += Math.hypot(dx, dy);
    if (!this.isClose) return;
    const map = event.currentTarget as Element;
    if (this.wasDrag) map.setPointerCapture(event.pointerId);
    const { width, height } = map.getBoundingClientRect();
    const share = this.#fingers.size * this.scale;
    this.#shift(-dx / width / share, -dy / height / share);
  };

  up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #shift(dx: number, dy: number): void {
    const edge = 0.5 / this.scale;
    const within = (part: number) => Math.max(edge, Math.min(1 - edge, part));
    this.#centre = { x: within(this.#centre.x + dx), y: within(this.#centre.y + dy) };
  }
}

function apart(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
