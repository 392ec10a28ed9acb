/** Thirty frames a second are asked for, in milliseconds, with a little to spare. */
const slow = 34;
const quick = 21;
/** After a longer pause nothing moved. */
const pause = 250;
const [min, step, every] = [0.6, 0.1, 4] as const;

/** How large a share of the width is drawn while the view moves: less where frames come slowly, more where they come quickly. */
export const paceOf = () => {
  let [share, last, mean, count] = [1, -Infinity, 0, 0];
  return {
    /** @param now when the frame begins, in milliseconds */
    share: (now: number): number => {
      const took = now - last;
      last = now;
      if (took > pause) {
        [mean, count] = [0, 0];
        return share;
      }
      mean = count === 0 ? took : mean * 0.7 + took * 0.3;
      count++;
      if (count < every) return share;
      const before = share;
      if (mean > slow) share = Math.max(min, share - step);
      else if (mean < quick) share = Math.min(1, share + step / 2);
      if (share !== before) count = 0;
      return share;
    },
  };
};
