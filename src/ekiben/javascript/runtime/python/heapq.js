// A heap: the least comes first.
import { order } from "../runtime.js";

const before = (heap, one, other) => order(heap[one], heap[other]) < 0;
const swap = (heap, one, other) => {
  [heap[one], heap[other]] = [heap[other], heap[one]];
};
export function heappush(heap, value) {
  let place = heap.push(value) - 1;
  for (let above = (place - 1) >> 1; place > 0 && before(heap, place, above); above = (place - 1) >> 1) {
    swap(heap, place, above);
    place = above;
  }
  return null;
}
export function heappop(heap) {
  swap(heap, 0, heap.length - 1);
  const least = heap.pop();
  for (let place = 0; ; ) {
    let first = place;
    for (const below of [2 * place + 1, 2 * place + 2]) if (below < heap.length && before(heap, below, first)) first = below;
    if (first === place) return least;
    swap(heap, place, first);
    place = first;
  }
}
