import { expect, test } from 'vitest';
import { scoreTrack } from './score-track';

test('the track covers all scores, rounded to tens', () => {
  const track = scoreTrack([-31, 12, 64], 340, 210);
  expect([track.low, track.high]).toEqual([-40, 70]);
});

test('every score is inside the picture, and neighbours have equal distances', () => {
  const track = scoreTrack([10], 340, 210);
  const gaps = [];
  for (let score = track.low; score <= track.high; score++) {
    const { x, y } = track.at(score);
    expect(x > 0 && x < 340 && y > 0 && y < 210).toBe(true);
    if (score < track.high) gaps.push(Math.hypot(track.at(score + 1).x - x, track.at(score + 1).y - y));
  }
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.3);
});
