import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BANDS, confidenceOf, type EvidenceFeatures, scoreOf, withConfidence } from "./calibration.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const features: fc.Arbitrary<EvidenceFeatures> = fc.record({ margin: share, support: share, held: share });

describe("the confidence", () => {
  it("rises from band to band and promises neither nothing nor all", () => {
    const promises = BANDS.map(({ right }) => right);
    expect(promises).toEqual([...new Set(promises)].sort((a, b) => a - b));
    expect(BANDS.map(({ from }) => from)).toEqual(BANDS.map(({ from }) => from).sort((a, b) => a - b));
    expect(Math.min(...promises)).toBeGreaterThan(0.2);
    expect(Math.max(...promises)).toBeLessThan(1);
  });

  it("never falls when a sign gets better", () => {
    fc.assert(
      fc.property(features, features, (a, b) => {
        const worse = {
          margin: Math.min(a.margin, b.margin),
          support: a.support,
          held: Math.min(a.held, b.held),
        };
        const better = { margin: Math.max(a.margin, b.margin), support: 1, held: Math.max(a.held, b.held) };
        expect(scoreOf(better)).toBeGreaterThanOrEqual(scoreOf(worse));
        expect(confidenceOf(better)).toBeGreaterThanOrEqual(confidenceOf(worse));
      }),
    );
  });
});

describe("the shares of the options", () => {
  const options = fc
    .array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
    .map((weights) => {
      const sum = weights.reduce((total, weight) => total + weight, 0);
      return weights.map((weight) => weight / sum);
    });

  it("sum to 1, keep their order and put the choice first, whatever the confidence", () => {
    fc.assert(
      fc.property(options, fc.double({ min: 0, max: 0.99, noNaN: true }), (shares, confidence) => {
        const choice = shares.indexOf(Math.max(...shares));
        const made = withConfidence(shares, choice, confidence);
        expect(made.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
        expect(made.every((value) => value >= 0 && value <= 1)).toBe(true);
        expect(made[choice]).toBeCloseTo(Math.max(...made), 9);
        const byShare = shares.map((share, i) => ({ share, made: made[i] ?? 0 }));
        byShare.sort((a, b) => a.share - b.share);
        for (const [i, { made: value }] of byShare.entries())
          expect(value).toBeGreaterThanOrEqual((byShare[i - 1]?.made ?? 0) - 1e-9);
      }),
    );
  });

  it("give the choice the confidence, unless another option is as well backed", () => {
    expect(withConfidence([0.2, 0.6, 0.2], 1, 0.93)[1]).toBeCloseTo(0.93);
    expect(withConfidence([0.2, 0.6, 0.2], 1, 0.4)[1]).toBeCloseTo(0.4);
    const [first = 0, second = 0] = withConfidence([0.45, 0.45, 0.1], 0, 0.93);
    expect(first).toBe(second);
  });
});
