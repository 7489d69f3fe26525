import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveRidge } from './solve-ridge.ts';

const kernelOf = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((a) => rows.map((b) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)));

describe('solveRidge', () => {
  it('divides where there is one note', () => {
    expect(solveRidge([Float64Array.of(3)], 1, [[8, 4]])).toEqual([[2, 1]]);
  });

  it('solves what it was given', () => {
    const number = fc.double({ min: -3, max: 3, noNaN: true });
    const rows = fc.array(fc.array(number, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.double({ min: 0.1, max: 5, noNaN: true }), (of, lambda) => {
        const kernel = kernelOf(of);
        const targets = of.map((row, at) => [row[0] ?? 0, at]);
        const solution = solveRidge(
          kernel.map((row) => Float64Array.from(row)),
          lambda,
          targets,
        );
        targets.forEach((target, row) => {
          target.forEach((wanted, column) => {
            const got = solution.reduce((sum, values, k) => sum + (kernel[row]?.[k] ?? 0) * (values[column] ?? 0), 0);
            expect(got + lambda * (solution[row]?.[column] ?? 0)).toBeCloseTo(wanted, 6);
          });
        });
      }),
    );
  });

  it('refuses a kernel that is none', () => {
    expect(() => solveRidge([Float64Array.of(-2)], 1, [[1]])).toThrow('positive definite');
  });
});
