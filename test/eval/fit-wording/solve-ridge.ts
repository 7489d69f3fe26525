/** Solves (K + λI) X = Y for a symmetric positive definite K by Cholesky; Y is n × m, K is overwritten. */
export const solveRidge = (
  kernel: Float64Array[],
  lambda: number,
  targets: readonly (readonly number[])[],
): number[][] => {
  const n = kernel.length;
  const at = (row: number, column: number): number => kernel[row]?.[column] ?? 0;
  for (let row = 0; row < n; row += 1) {
    const values = kernel[row] as Float64Array;
    values[row] = (values[row] as number) + lambda;
    for (let column = 0; column <= row; column += 1) {
      const other = kernel[column] as Float64Array;
      let sum = values[column] as number;
      for (let k = 0; k < column; k += 1) sum -= (values[k] as number) * (other[k] as number);
      if (row === column && sum <= 0) throw new Error('The kernel is not positive definite');
      values[column] = row === column ? Math.sqrt(sum) : sum / (other[column] as number);
    }
  }
  const width = targets[0]?.length ?? 0;
  const solution = targets.map((row) => [...row]);
  for (let m = 0; m < width; m += 1) {
    for (let row = 0; row < n; row += 1) {
      let sum = solution[row]?.[m] ?? 0;
      for (let k = 0; k < row; k += 1) sum -= at(row, k) * (solution[k]?.[m] ?? 0);
      (solution[row] as number[])[m] = sum / at(row, row);
    }
    for (let row = n - 1; row >= 0; row -= 1) {
      let sum = solution[row]?.[m] ?? 0;
      for (let k = row + 1; k < n; k += 1) sum -= at(k, row) * (solution[k]?.[m] ?? 0);
      (solution[row] as number[])[m] = sum / at(row, row);
    }
  }
  return solution;
};
