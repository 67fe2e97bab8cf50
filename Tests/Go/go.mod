module tests

go 1.19

require taskcore v0.0.0

replace taskcore => ../../bindings/go
